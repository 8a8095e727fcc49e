// Signing a wish: who should have how much, and the check page that signs it.
import { signWish, type NewWish, type Wish } from '#api/people/expression-of-wish.ts'
import { SendForm } from 'portal-engine/forms/send/send-form.tsx'
import { sendingCall } from 'portal-engine/forms/send/sending-call.ts'
import type { FormDefinition } from 'portal-engine/forms/form-definition.ts'
import {
  blankWish,
  checkWish,
  describeWish,
  messages,
  newWishOf,
  schema,
  type WishAnswers,
} from './wish-answers.ts'
import { WishFields } from './wish-fields.tsx'

/** `current` is the wish that is replaced, if there is one. */
export const wishForm = (
  current: Wish | null,
  today: string,
): FormDefinition<WishAnswers, NewWish, Wish> => ({
  job: 'wish',
  schema,
  blank: blankWish(current),
  questions: [
    {
      // A nominee has fields of its own kind, and what is confirmed belongs to all of them.
      id: 'nominees',
      kind: 'custom',
      label: 'Nominees',
      first: 'none',
      field: (form) => <WishFields form={form} />,
      errors: (values) => checkWish(values, today),
      summary: describeWish,
    },
  ],
  unsent: ({ nominees }) =>
    nominees.length === 1 ? 'A wish for 1 nominee' : `A wish for ${nominees.length} nominees`,
  consequences: () => (
    <p>
      Signing counts as your signature.{' '}
      {current ? 'It replaces your earlier wish, which stays in the list. ' : ''}
      We tell you by email, by text and in your inbox.
    </p>
  ),
  sendLabel: 'Sign this wish',
  sends: {
    nominees: (values) => newWishOf(values).nominees,
    replaces: { stated: 'the wish that was held when this one was begun', as: ({ replaces }) => replaces },
  },
  ...sendingCall(signWish, messages),
})

interface WishFormProps {
  current: Wish | null
  today: string
  onSent: (wish: Wish) => void
}

export default function WishForm({ current, today, onSent }: WishFormProps) {
  return <SendForm form={wishForm(current, today)} isOpenedHere onSent={onSent} />
}
