// Takes back an invitation that nobody has answered.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#http/context.ts'
import type { ErrorMessages } from '#http/contract.ts'
import { networkQuery, withdrawNetworkInvitation } from '#api/tax/network.ts'
import { callFailure } from '#screens/shared/call-failure.ts'
import { Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/toasts.ts'

const messages: ErrorMessages<typeof withdrawNetworkInvitation> = {
  'not-lead': 'Only the lead of the network can withdraw an invitation. Nothing has changed.',
  joined: 'This person has joined the network meanwhile, so the invitation can’t be withdrawn.',
}

export function Withdraw({ member: { id, name } }: { member: { id: string; name: string } }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawNetworkInvitation, { params: { invitationId: id } }),
    onSuccess: () => toasts.success('The invitation has been withdrawn'),
    onError: (error) =>
      toasts.error(callFailure(withdrawNetworkInvitation, messages, error, 'withdraw the invitation')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkQuery(api).queryKey }),
  })
  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      Withdraw<span className="visually-hidden"> the invitation of {name}</span>
    </Button>
  )
}
