import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** Where the dashboard is, and its language. */
export interface PanelContext {
  /** Path of the admin, `/admin`. */
  admin: string;
  language: 'es' | 'en';
}

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
  children?: ReactNode;
}

/** Renders a titled part of the dashboard. */
export function Panel({ title, count, empty, hint, more, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </h2>
      {hint && !empty && <p className={styles.hint}>{hint}</p>}
      {empty ? <p className={styles.empty}>{empty}</p> : children}
      {more && !empty && (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      )}
    </section>
  );
}

interface RowProps {
  href: string;
  title: string;
  detail: string;
  /** A word before the detail. */
  mark?: string | undefined;
}

/** Renders a line of a panel: a link to a record and what there is to know about it. */
export function Row({ href, title, detail, mark }: RowProps) {
  return (
    <li className={styles.row}>
      <a href={href}>{title}</a>
      <span className={styles.detail}>
        {mark && <span className={styles.mark}>{mark}</span>}
        {detail}
      </span>
    </li>
  );
}

/** Renders the lines of a panel. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rows}>{children}</ul>
);
