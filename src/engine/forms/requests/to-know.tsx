// What to know before a request is sent, as its page says it.
import type { RequestPage } from '#base/requests/request-page.ts'
import { Telephones } from '#screen-api/links/telephones.tsx'

export const ToKnow = ({ page: { before } }: { page: Pick<RequestPage, 'before'> }) =>
  before !== undefined && (
    <p>
      <Telephones>{before}</Telephones>
    </p>
  )
