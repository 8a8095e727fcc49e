// The form of a page of requests for visitors: nothing of it is kept before it is sent, and nobody has to sign in.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { londonDate } from '#base/dates/london-time.ts'
import * as limits from '#base/limits.gen.ts'
import type { Kinds } from '#base/requests/kinds/kind.ts'
import type { RequestPage } from '#base/requests/request-page.ts'
import { pathOf, type AnswerOf, type ErrorMessages } from '#http/contract.ts'
import { errorMessage } from '#http/error-message.ts'
import { createApi } from '#http/http.ts'
import type { UserId } from '#http/ids.ts'
import { serverNow } from '#http/server-time.ts'
import { Card } from '#ui/cards/card.tsx'
import { toSend } from '../form-logic.ts'
import { DirectForm } from '../send/direct-form.tsx'
import { sendAsVisitor } from './request-calls.ts'
import { requestForm, type RequestSent } from './request-form.tsx'
import { ToKnow } from './to-know.tsx'

/** What comes back once it is sent. */
export type Told = AnswerOf<typeof sendAsVisitor>

const messages: ErrorMessages<typeof sendAsVisitor> = {
  'page-closed': 'This can’t be sent here any more. Please call us instead.',
  'answer-refused': 'One of your answers doesn’t fit what we ask for now. Please load this page again.',
  'too-many-requests': 'We can take no more from here today. Please call us, or send it tomorrow.',
}

interface VisitorFormProps {
  /** The name of the page. */
  id: string
  page: RequestPage
  kinds: Kinds
  onSent: (told: Told) => void
}

export default function VisitorForm(props: VisitorFormProps) {
  // Visitors have none around the page.
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Questions {...props} />
    </QueryClientProvider>
  )
}

function Questions({ id, page, kinds, onSent }: VisitorFormProps) {
  const form = requestForm<Told>({
    ...{ id, page, kinds, accounts: [], owner: '', today: londonDate(serverNow()) },
    send: (_, body) => tell(id, body),
    answerSchema: sendAsVisitor.answer,
    errorMessage: (error) => errorMessage(sendAsVisitor, messages, error),
  })
  return (
    <Card>
      <DirectForm
        form={{
          ...{ job: form.job, blank: form.blank, questions: form.questions, sendLabel: page.send, onSent },
          send: (values) => tell(id, toSend(form, values)),
          failure: (error) =>
            errorMessage(sendAsVisitor, messages, error) ??
            'It could not be sent. Your answers are still here: please try again, or call us.',
        }}
        below={() => <ToKnow page={page} />}
      />
    </Card>
  )
}

/** Sends it without a token, also for somebody who is signed in: it belongs to nobody’s account. */
async function tell(kind: string, body: RequestSent): Promise<Told> {
  const settings = await fetch('/settings.json', { cache: 'no-cache', credentials: 'same-origin' })
  const { apiHost } = (await settings.json()) as { apiHost: string }
  const params = { kind }
  const api = createApi({
    ...{ host: apiHost, actor: 'visitor', userId: '' as UserId, accessToken: () => undefined },
    pathsWithoutUserId: [pathOf(sendAsVisitor, params)],
    timeoutSeconds: limits['request-timeout'].value,
    onUnauthorised: () => {},
  })
  return api.call(sendAsVisitor, { params, body })
}
