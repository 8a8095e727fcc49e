// How to tell that a message is the firm's, and what not to write to it.
import { usePortal } from 'portal-engine/screen-api/portal.ts'
import { Card } from 'portal-engine/ui/cards/card.tsx'
import layout from 'portal-engine/ui/layout.module.css'

/** Where messages are read. */
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
          If something feels wrong, do not reply: call us.
        </p>
      </div>
    </Card>
  )
}

/** Where one is written. */
export const BeforeYouWrite = () => (
  <Card title="Before you write" tone="wash">
    <div className={layout.column4}>
      <p>Leave out passwords, security codes and card numbers. We never need them.</p>
      <p>If it is urgent, such as a payment that you did not make, call us instead.</p>
    </div>
  </Card>
)
