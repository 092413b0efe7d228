/** The people of the site. */
import { Group } from '../../brand/art/Group.tsx';
import { Meeting } from '../../brand/art/Meeting.tsx';
import { castFor, Portrait } from '../../brand/art/Portrait.tsx';

export const anjaliIyer = <Portrait seed="Anjali Iyer" />;
export const emekaObi = <Portrait seed="Emeka Obi" />;
export const engineering = <Group seeds={['Rafael', 'Tunde', 'Svea']} />;
export const hanaSato = <Portrait seed="Hana Sato" />;
export const inesDuarte = <Portrait seed="Ines Duarte" />;
export const ingridSolberg = <Portrait seed="Ingrid Solberg" />;
export const jin = <Portrait seed="Jin" viewBox="-60 -16 240 148" />;
export const jonahOkafor = <Portrait seed="Jonah Okafor" />;
export const kwameBoateng = <Portrait seed="Kwame Boateng" />;
export const leilaHaddad = <Portrait seed="Leila Haddad" />;
export const marketing = <Group seeds={['Farah', 'Kemi', 'Saskia']} />;
export const mateoFuentes = <Portrait seed="Mateo Fuentes" />;
export const mateusLima = <Portrait seed="Mateus Lima" />;
/** Two who meet. */
export const meeting = <Meeting people={[castFor('Leila Haddad'), castFor('Hal')]} />;
/** Two who meet again. */
export const reunion = <Meeting people={[castFor('Mateo Fuentes'), castFor('Farah')]} />;
export const meiTanaka = <Portrait seed="Mei Tanaka" />;
export const naomiAdler = <Portrait seed="Naomi Adler" />;
export const olu = <Portrait seed="Olu" viewBox="-60 -16 240 148" />;
export const raviMenon = <Portrait seed="Ravi Menon" />;
export const thandiMokoena = <Portrait seed="Thandi Mokoena" />;
export const yukiTanabe = <Portrait seed="Yuki Tanabe" />;
