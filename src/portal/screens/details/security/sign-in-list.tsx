// Recent sign-ins and attempts. Each unfolds what to do if it was not the person.
import type { SignIn } from '#api/people/security.ts'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { ButtonAnchor } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { EmptyState } from 'portal-engine/ui/cards/empty-state.tsx'
import { Disclosure } from 'portal-engine/ui/disclosure.tsx'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { formatShortInstant } from './when.ts'
import { withReturnAddress } from './leading-back.ts'
import { InSteps } from 'portal-engine/ui/lists/in-steps.tsx'
import layout from 'portal-engine/ui/layout.module.css'
import prose from 'portal-engine/ui/prose.module.css'
import css from './security.module.css'

interface SignInListProps {
  signIns: readonly SignIn[]
  passwordPage: string
}

export function SignInList({ signIns, passwordPage }: SignInListProps) {
  return (
    <Card title="Recent sign-ins">
      {signIns.length === 0 ? (
        <EmptyState>
          No sign-ins yet. From now on you can see here when and where somebody signs in.
        </EmptyState>
      ) : (
        <div className={layout.stack4}>
          <p className={prose.muted}>Wasn’t you? Open it to see what to do.</p>
          <InSteps what="sign-ins" entries={signIns} each={6}>
            {(shown) => (
              <ul className={css.signIns}>
                {shown.map((signIn) => (
                  <SignInRow key={signIn.id} signIn={signIn} passwordPage={passwordPage} />
                ))}
              </ul>
            )}
          </InSteps>
        </div>
      )}
    </Card>
  )
}

const refused: Record<string, string> = {
  'wrong-password': 'Wrong password',
  'wrong-code': 'Wrong code',
}

function SignInRow({ signIn, passwordPage }: { signIn: SignIn; passwordPage: string }) {
  const { at, device, about, place, outcome } = signIn
  const { brand } = usePortal()
  const known = [device ?? about, place]
  const subject = `A sign-in on ${formatInstant(at)} was not me`
  return (
    <li>
      <Disclosure
        onDemand
        isRow
        label={
          <span className={css.signIn}>
            <strong className={css.when}>{formatShortInstant(at)}</strong>{' '}
            {outcome !== 'signed-in' && <Badge tone="loss">{refused[outcome] ?? outcome}</Badge>}
            <span className={prose.muted}>{known.filter(Boolean).join(', ')}</span>
          </span>
        }
      >
        <ol className={css.points}>
          <li>
            Call us on <PhoneLink />, {brand['phone-hours']}. We can stop payments while we look into it.
          </li>
          <li>
            {outcome === 'signed-in'
              ? 'Change your password. This logs out every other browser.'
              : 'Nobody got in. If you use this password anywhere else, change it.'}
          </li>
          <li>Check your devices above, and remove any you don’t recognise.</li>
        </ol>
        <div className={layout.centredRow}>
          <ButtonAnchor href={withReturnAddress(passwordPage)}>Change password</ButtonAnchor>
          <RouteLink
            to="message-compose"
            search={`?topic=${encodeURIComponent('My details')}&subject=${encodeURIComponent(subject)}`}
          >
            Report it in a message
          </RouteLink>
        </div>
      </Disclosure>
    </li>
  )
}
