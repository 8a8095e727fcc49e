// Takes back an invitation that nobody has answered.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/http/context.ts'
import { networkQuery, withdrawNetworkInvitation } from '#api/tax/network.ts'
import { Button } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/toasts.ts'

export function Withdraw({ member: { id, name } }: { member: { id: string; name: string } }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawNetworkInvitation(api, id),
    onSuccess: () => toasts.success('The invitation has been withdrawn'),
    onError: () => toasts.error('We couldn’t withdraw the invitation. Try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: networkQuery(api).queryKey }),
  })
  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      Withdraw<span className="visually-hidden"> the invitation of {name}</span>
    </Button>
  )
}
