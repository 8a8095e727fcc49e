// How to put the portal on a phone: a QR code on a desktop, steps for the system on a phone or tablet.
import { PhoneLine } from 'portal-engine/screen-api/links/phone-line.tsx'
import { Part } from 'portal-engine/screen-api/layout/part.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { PageTitle } from 'portal-engine/ui/page-title.tsx'
import { useMediaQuery } from 'portal-engine/ui/use-media-query.ts'
import { InstallOnAndroid, InstallOnIos, OtherPhone } from './install-steps.tsx'
import phone from './phone.svg?no-inline'
import { QrBlock } from './qr-block.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'
import css from './download.module.css'

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
            {/* What is used of a picture has the fonts and colours of the page. */}
            <svg className={css.phone} viewBox="0 0 270 560" width="270" height="560" aria-hidden="true">
              {isInBrowser && <use href={`${phone}#phone`} />}
            </svg>
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
