// Shown above a message that was not sent, or may not have been.
import { sendMessage } from '#api/inbox/message-writing.ts'
import { ApiError } from 'portal-engine/http/client.ts'
import { wasRefused } from 'portal-engine/http/error-message.ts'
import { PhoneLink } from 'portal-engine/screen-api/links/phone-line.tsx'
import { RouteLink } from 'portal-engine/screen-api/links/route-link.tsx'
import { FormFailure } from 'portal-engine/ui/forms/form-failure.tsx'
import { folderSearch } from '../folder.ts'

export function SendFailure({ error }: { error: Error }) {
  return (
    <FormFailure>
      {isTooLarge(error) ? (
        'Your message is too large to send. Nothing is lost. Remove an attachment, or send a smaller one.'
      ) : wasRefused(sendMessage, error) ? (
        <>
          We couldn’t send your message. Your text is still here. Try again, or call us on <PhoneLink />.
        </>
      ) : (
        <>
          We don’t know whether your message arrived. If it did, it is in your{' '}
          <RouteLink to="messages" search={folderSearch('sent', '')}>
            sent messages
          </RouteLink>
          . You can also send it again as it is: it will arrive only once.
        </>
      )}
    </FormFailure>
  )
}

const isTooLarge = (error: Error): boolean => error instanceof ApiError && error.status === 413
