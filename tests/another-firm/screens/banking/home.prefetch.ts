import type { Prefetch } from 'portal-engine/shell/registry/screens.ts'
import { accountsQuery } from '../../api/calls.ts'

export const prefetch: Prefetch = (client, api) => void client.prefetchQuery(accountsQuery(api))
