import '@rapport/ui/foundations.css';
import '@rapport/ui/Button.css';
