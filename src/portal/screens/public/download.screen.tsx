// How to put the portal on a phone: a QR code on a desktop, steps for the system on a phone or tablet.
import { PhoneLine } from '#screen-api/links/phone-line.tsx'
import { Part } from '#screen-api/layout/part.tsx'
import { usePortal } from '#screen-api/portal.ts'
import { PageTitle } from '#ui/page-title.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { InstallOnAndroid, InstallOnIos } from './install-steps.tsx'
import { QrBlock } from './qr-block.tsx'
import css from './download.module.css'

export default function Download() {
  const { brand } = usePortal()
  const installed = useMediaQuery('(display-mode: standalone)')
  return (
    <div className={css.page}>
      <PageTitle
        note={`${brand.name} on your home screen: your accounts, messages and documents in one tap.`}
      >
        Download the app
      </PageTitle>
      {installed ? (
        <p>You are using the app already. There is nothing more to install.</p>
      ) : (
        <>
          <Part name="qr">
            <QrBlock />
          </Part>
          <Part name="install-android">
            <InstallOnAndroid />
          </Part>
          <Part name="install-ios">
            <InstallOnIos />
          </Part>
        </>
      )}
      <PhoneLine />
    </div>
  )
}
