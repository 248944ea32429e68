import styles from './Portrait.module.css';

interface Props {
  name: string;
  /** Address of the small photograph; without one, the initials are shown. */
  url?: string | undefined;
  /** Width and height. @default 'small' */
  size?: 'small' | 'large';
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('');

/** Renders a person's small photograph, or their initials. Decorative: the name is beside it. */
export function Portrait({ name, url, size = 'small' }: Props) {
  const className = `${styles.portrait} ${styles[size]}`;
  if (!url)
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return <img className={className} src={url} alt="" loading="lazy" decoding="async" />;
}
