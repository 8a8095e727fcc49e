// What the person signs in with. It is changed on the provider's own pages, which lead back here.
import type { Security } from '#api/people/security.ts'
import { Badge } from 'portal-engine/ui/badge.tsx'
import { ButtonAnchor } from 'portal-engine/ui/button.tsx'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import { formatInstant } from 'portal-engine/ui/figures/instants.ts'
import { withReturnAddress } from './leading-back.ts'
import prose from 'portal-engine/ui/prose.module.css'
import css from './security.module.css'

export function SignInDetails({ security }: { security: Security }) {
  const { passwordChangedAt, passkeys, twoStepSince, pages } = security
  return (
    <Card title="How you sign in">
      <ul className={css.list}>
        <li>
          <div>
            <h3>Password</h3>
            <p className={prose.muted}>
              {passwordChangedAt === null
                ? 'Not changed since you opened your account.'
                : `Changed on ${formatInstant(passwordChangedAt)}.`}
            </p>
          </div>
          <ButtonAnchor variant="quiet" href={withReturnAddress(pages.password)}>
            Change<span className="visually-hidden"> password</span>
          </ButtonAnchor>
        </li>
        <li>
          <div>
            <h3>Passkeys</h3>
            <p className={prose.muted}>
              {passkeys.length === 0
                ? 'None yet. Sign in with your finger, face or PIN. Nobody can trick you into giving one away.'
                : passkeys
                    .map(({ name, addedAt }) => `${name}, added on ${formatInstant(addedAt)}`)
                    .join('; ')}
            </p>
          </div>
          <ButtonAnchor variant="quiet" href={withReturnAddress(pages.passkeys)}>
            {passkeys.length === 0 ? 'Add' : 'Manage'}
            <span className="visually-hidden"> {passkeys.length === 0 ? 'a passkey' : 'passkeys'}</span>
          </ButtonAnchor>
        </li>
        <li>
          <div>
            <h3>
              Two-step verification{' '}
              {twoStepSince === null ? <Badge tone="brass">Off</Badge> : <Badge tone="gain">On</Badge>}
            </h3>
            <p className={prose.muted}>
              {twoStepSince === null
                ? 'A code from your phone as well as your password. A stolen password is then not enough.'
                : `You enter a code from your authenticator app, since ${formatInstant(twoStepSince)}.`}
            </p>
          </div>
          <ButtonAnchor
            variant={twoStepSince === null ? 'primary' : 'quiet'}
            href={withReturnAddress(pages.twoStep)}
          >
            {twoStepSince === null ? 'Turn on' : 'Manage'}
            <span className="visually-hidden"> two-step verification</span>
          </ButtonAnchor>
        </li>
      </ul>
    </Card>
  )
}
