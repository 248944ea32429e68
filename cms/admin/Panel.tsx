import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Number beside the title; none is shown for `undefined`. */
  count?: number | undefined;
  /** What the panel says instead of rows. */
  empty?: string | undefined;
  /** One sentence below the title. */
  hint?: string | undefined;
  /** Link to all rows. */
  more?: { href: string; label: string } | undefined;
  /** What can be done about all rows. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Renders a titled part of the dashboard. */
export function Panel({ title, count, empty, hint, more, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {hint && !empty && <p className={styles.hint}>{hint}</p>}
      {empty ? <p className={styles.empty}>{empty}</p> : children}
      {!empty && action}
      {more && !empty && (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      )}
    </section>
  );
}
