// A QR code of this page's own address on this origin, with the address in text and a way to copy it.
import { lazy, Suspense, useState } from 'react'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Button } from 'portal-engine/ui/button.tsx'
import { copyText } from '#screens/shared/copy-text.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'
import css from './download.module.css'

const QrImage = lazy(() => import('./qr-image.tsx'))

/** The absolute address of a path on this origin. */
export const absoluteAddress = (path: string, origin: string) => new URL(path, origin).href

export function QrBlock() {
  const { href } = usePortal()
  const [copied, setCopied] = useState('')
  const isInBrowser = useIsInBrowser()
  const address = absoluteAddress(href('app-download') ?? window.location.pathname, window.location.origin)
  const copy = async () => {
    try {
      await copyText(address)
      setCopied('Link copied.')
    } catch {
      setCopied('Your browser didn’t let us copy. Select the link and copy it by hand.')
    }
  }
  return (
    <>
      <ul className={css.benefits}>
        <li>Sign in with your face or finger</li>
        <li>See what you have in one tap</li>
        <li>See when we have written to you</li>
      </ul>
      <Card title="Scan QR code">
        <div className={css.qr}>
          <div className={css.code}>
            {isInBrowser && (
              <Suspense>
                <QrImage className={css.image} text={address} label={`QR code for ${address}`} />
              </Suspense>
            )}
          </div>
          <div className={css.help}>
            <p>
              Point your phone’s camera at the code and open the link it finds. This page then shows how to
              install the app.
            </p>
            <p>
              No camera? Open this address on your phone: <a href={address}>{address}</a>
            </p>
            <div className={css.copy}>
              <Button icon="copy" onClick={() => void copy()}>
                Copy link
              </Button>
              <span role="status">{copied}</span>
            </div>
          </div>
        </div>
      </Card>
    </>
  )
}
