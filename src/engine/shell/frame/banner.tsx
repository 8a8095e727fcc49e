// Says, under the header, whose account is shown and by what kind of access.
import type { PortalView } from '#manifest/surfaces/all.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './banner.module.css'
import { usePortalState, useServices } from '../state/portal-services.tsx'

export function Banner({ view: { banner } }: { view: PortalView }) {
  const { run, report } = useServices()
  const isSwitched = usePortalState().facts.session !== 'normal'
  if (!banner) return null
  return (
    <section className={styles.banner} data-entry="banner" aria-label={banner.label}>
      <div className={styles.row}>
        <Icon name="people" />
        <p>
          <strong>{banner.kind}</strong> <span>{banner.naming}</span>
        </p>
        {isSwitched && (
          <button
            type="button"
            className={`${styles.action} ${styles.more}`}
            aria-haspopup="dialog"
            onClick={() =>
              void import('../session-dialogs/abilities.tsx')
                .then(({ openAbilities }) => openAbilities())
                .catch(report)
            }
          >
            What you can do
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          aria-haspopup="dialog"
          onClick={() => run(banner.action.command)}
        >
          {banner.action.label}
        </button>
      </div>
    </section>
  )
}
