// What the person signs in with. It is changed on the provider's own pages, which lead back here.
import type { Security } from '#api/people/security.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonAnchor } from '#ui/button.tsx'
import { Card } from '#ui/cards/card.tsx'
import { formatInstant } from '#ui/figures/instants.ts'
import { withReturnAddress } from './leading-back.ts'
import prose from '#ui/prose.module.css'
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
                ? 'Not changed since your account was opened.'
                : `Changed on ${formatInstant(passwordChangedAt)}.`}
            </p>
          </div>
          <ButtonAnchor href={withReturnAddress(pages.password)}>Change password</ButtonAnchor>
        </li>
        <li>
          <div>
            <h3>Passkeys</h3>
            <p className={prose.muted}>
              {passkeys.length === 0
                ? 'None yet. You open a passkey with your finger, face or PIN, and nobody can trick you into giving it away.'
                : passkeys
                    .map(({ name, addedAt }) => `${name}, added on ${formatInstant(addedAt)}`)
                    .join('; ')}
            </p>
          </div>
          <ButtonAnchor href={withReturnAddress(pages.passkeys)}>
            {passkeys.length === 0 ? 'Add a passkey' : 'Manage passkeys'}
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
                ? 'After your password you enter a code from an app on your phone. Somebody who learns your password still can’t sign in.'
                : `After your password you enter a code from your authenticator app, since ${formatInstant(twoStepSince)}.`}
            </p>
          </div>
          <ButtonAnchor
            variant={twoStepSince === null ? 'primary' : 'secondary'}
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
