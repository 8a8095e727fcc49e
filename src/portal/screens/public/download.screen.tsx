// How to put the portal on a phone: a QR code on a desktop, steps for the system on a phone or tablet.
import { lazy, Suspense } from 'react'
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Part } from '#screen-api/layout/part.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { InstallOnAndroid, InstallOnIos, OtherPhone } from './install-steps.tsx'
import { QrBlock } from './qr-block.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'
import css from './download.module.css'

const Phone = lazy(() => import('./phone.tsx'))

export default function Download() {
  const { brand } = usePortal()
  const isInBrowser = useIsInBrowser()
  const installed = useMediaQuery('(display-mode: standalone)')
  return (
    <div className={css.page}>
      <PageTitle note={`${brand.name} on your home screen`}>Download the app</PageTitle>
      {installed ? (
        <p>You are already using the app, so there is nothing to install.</p>
      ) : (
        <>
          <Part name="qr">
            <QrBlock />
            <ul className={css.benefits}>
              <li>Sign in with your face or finger</li>
              <li>See what you have in one tap</li>
              <li>See when we have written to you</li>
            </ul>
            <div className={css.phone}>
              {isInBrowser && (
                <Suspense fallback={null}>
                  <Phone />
                </Suspense>
              )}
            </div>
          </Part>
          <Part name="install-android">
            <InstallOnAndroid />
          </Part>
          <Part name="install-ios">
            <InstallOnIos />
          </Part>
          <OtherPhone />
        </>
      )}
      <PhoneLine />
    </div>
  )
}
