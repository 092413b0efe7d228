interface FiguresProps {
  items: { value: string; label: string }[];
}

/** Three figures, where there is room on discs that overlap. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className="site-Figures">
    {items.map(({ value, label }) => (
      <div key={label} className="site-Figures-figure">
        <dt>{label}</dt>
        <dd className="site-Figures-value">{value}</dd>
      </div>
    ))}
  </dl>
);
