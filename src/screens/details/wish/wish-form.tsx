// Signing a wish: who should have how much, and the check page that signs it.
import { useApi } from '#api/http/context.ts'
import { signWish, wishSchema, type Wish } from '#api/people/expression-of-wish.ts'
import { SendForm } from '#screen-api/send-form/send-form.tsx'
import { blankWish, checkWish, describeWish, explainWish, newWishOf, wishForm } from './wish-answers.ts'
import { WishFields } from './wish-fields.tsx'

interface WishFormProps {
  current: Wish | null
  today: string
  onSent: (wish: Wish) => void
}

export default function WishForm({ current, today, onSent }: WishFormProps) {
  const api = useApi()
  return (
    <SendForm
      kind={wishForm}
      blank={blankWish(current)}
      check={(answers) => checkWish(answers, today)}
      describe={describeWish}
      fields={(form) => <WishFields form={form} />}
      consequences={() => (
        <p>
          Signing counts as your signature: we ask for your credentials where you gave them more than five
          minutes ago.{' '}
          {current ? 'It takes the place of the wish that we hold, which stays in the list. ' : ''}
          We tell you by e-mail, by text and in your inbox.
        </p>
      )}
      sendLabel="Sign this wish"
      send={(answers, key) => signWish(api, newWishOf(answers), key)}
      answerSchema={wishSchema}
      explain={explainWish}
      onSent={onSent}
    />
  )
}
