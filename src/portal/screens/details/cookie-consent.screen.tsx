// What the portal keeps in this browser, for how long, and what people agree to beyond what it needs to work.
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { ConsentForm } from './cookies/consent-form.tsx'
import { storageEntries } from './cookies/storage-entries.ts'
import { StorageTable } from './cookies/storage-table.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export default function CookieConsent() {
  const { title, external } = usePortal()
  const cookies = external('cookies')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={layout.column5}>
        <Card title="Your choice for this browser">
          <ConsentForm entries={storageEntries} />
        </Card>
        <Card title="What we keep">
          <div className={layout.column5}>
            <p>
              The portal sets no cookies. It keeps up to {storageEntries.length} things in this browser’s own
              storage. None of them holds a name, an address or an amount of money, except your sign-in while
              you are signed in. The page where you enter your password sets{' '}
              <a href={cookies.href} rel="noopener">
                cookies of its own
              </a>
              .
            </p>
            <Disclosure label={`See all ${storageEntries.length}`}>
              <StorageTable rows={storageEntries} />
            </Disclosure>
          </div>
        </Card>
      </div>
    </>
  )
}
