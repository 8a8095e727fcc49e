// The drawing behind each icon name of the manifest.
import type { IconName } from '#manifest/supplied.ts'
import type { IconName as Drawing } from '#ui/icons.tsx'

export const iconFor: Record<IconName, Drawing> = {
  accounts: 'accounts',
  messages: 'mail',
  payments: 'payments',
  documents: 'document',
}
