// Maps the icon names of the manifest to the icons of src/ui.
import type { IconName } from '#manifest/supplied.ts'
import type { IconName as Drawing } from '#ui/icons.tsx'

export const iconFor: Record<IconName, Drawing> = {
  accounts: 'accounts',
  messages: 'mail',
  payments: 'payments',
  documents: 'document',
}
