// How to tell that a message is the firm's.
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import layout from 'portal-engine/ui/layout.module.css'

export function IsThisUs() {
  const { brand } = usePortal()
  return (
    <Card title="Is this message really from us?" tone="wash">
      <div className={layout.column4}>
        <p>
          Messages you read here, after signing in, come from {brand.name}. Our emails only say that a message
          is waiting.
        </p>
        <p>
          We never ask for your password or a security code, and never ask you to move money to keep it safe.
          If something feels wrong, do not reply: call us on <PhoneLink />.
        </p>
      </div>
    </Card>
  )
}
