import type { ServerProps } from 'payload';
import styles from './Logo.module.css';

/** Renders the agency's name above the form to sign in. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  const { name } = await payload.findGlobal({ slug: 'agency', select: { name: true }, depth: 0 });
  return <p className={styles.logo}>{name || 'CMS'}</p>;
}
