// A form in progress on screen: loaded with each visit, saved after each step, kept over a change of page until it is saved.
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Api } from '#http/client.ts'
import { useApi } from '#http/context.ts'
import { discardForm, formQuery, saveForm, type FormKind, type ReadForm } from '../drafts.ts'
import { afterPause } from './autosave.ts'
import { createFormAutosave, type FormAutosave, type KeptForm } from './form-autosave.ts'
import { useKept } from './use-kept.ts'

/** A form that somebody goes on with: what is kept of it, and what saves it. */
export interface FormInProgress<A> extends KeptForm<A>, Omit<FormAutosave<A>, 'state' | 'loaded' | 'kept'> {
  /** The form as this visit found it, for QueryCard; null where there was none. Answers that couldn't be read are `undefined`. */
  query: UseQueryResult<ReadForm<A> | null>
}

/** A form that is saved while it is filled in. `kind` is a constant of the screen’s module; one hook for each form on a page. */
export function useFormInProgress<A>(kind: FormKind<A>): FormInProgress<A> {
  const api = useApi()
  const autosave = autosaveOf(useQueryClient(), api, kind)
  const options = formQuery(api, kind)
  const query = useQuery({
    ...options,
    queryFn: async (context) => {
      const form = await options.queryFn(context)
      // Before the query's data shows, so that both are seen together.
      autosave.loaded(form)
      return form
    },
  })
  const kept = useSyncExternalStore(autosave.state.subscribe, autosave.state.get)
  useKept(autosave.retry, autosave.kept, kept.saving !== 'idle' && kept.saving !== 'saved')
  const { state: _state, loaded: _loaded, kept: _kept, ...actions } = autosave
  return { query, ...kept, ...actions }
}

const autosaves = new WeakMap<QueryClient, Map<string, FormAutosave<never>>>()

/** The autosave of this actor's form. It outlives the screen, so that what could not be saved is still there on return. */
function autosaveOf<A>(client: QueryClient, api: Api, kind: FormKind<A>): FormAutosave<A> {
  let known = autosaves.get(client)
  if (!known) autosaves.set(client, (known = new Map()))
  const name = `${kind.job} ${api.actor}`
  const autosave =
    (known.get(name) as FormAutosave<A> | undefined) ??
    createFormAutosave<A>({
      save: (version, answers) => saveForm(api, kind, version, answers),
      discard: (version) => discardForm(api, kind, version),
      later: afterPause,
    })
  known.set(name, autosave as unknown as FormAutosave<never>)
  return autosave
}
