// The footer: support, company and legal links, in the manifest's groups.
import type { PortalView } from '#manifest/surfaces/all.ts'
import styles from './footer.module.css'
import { Item } from './item.tsx'

export function Footer({ footer }: { footer: NonNullable<PortalView['footer']> }) {
  return (
    <footer className={styles.footer} data-entry="footer" data-not-printed="">
      <div className={styles.groups}>
        {footer.groups.map(({ id, heading, items }) => (
          <section key={id} data-entry={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`}>{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.id} data-entry={item.id}>
                  <Item item={item}>{item.label}</Item>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.small}>{footer.smallPrint}</p>
    </footer>
  )
}
