// A form that asks for a payment: SendForm, where everything that follows payments is loaded again once it is sent.
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/context.ts'
import { paymentSchema, type Payment } from '#api/payments.ts'
import { requestOutcome } from '#api/requests.ts'
import { SendForm, type SendFormProps } from '#screen-api/send-form/send-form.tsx'

export function PaymentForm<Answers, Field extends string>({
  onSent,
  ...props
}: Omit<SendFormProps<Answers, Field, Payment>, 'outcome'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <SendForm
      {...props}
      outcome={(key) => requestOutcome(api, key, paymentSchema)}
      onSent={(payment) => {
        // Allowances, tasks, the inbox and the list of payments follow.
        void queryClient.invalidateQueries({ queryKey: [api.actor] })
        onSent(payment)
      }}
    />
  )
}
