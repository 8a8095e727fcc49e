// The draft behind a form: saved as it is typed, saved at once when the form goes away, kept in step in the drafts folder.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type Api } from 'portal-engine/http/client.ts'
import { useApi } from 'portal-engine/http/context.ts'
import { reasonOf } from 'portal-engine/http/error-message.ts'
import {
  deleteDraft,
  draftsQuery,
  saveDraft,
  startDraft,
  type Draft,
  type DraftInput,
} from '#api/inbox/message-writing.ts'
import { afterPause } from '#forms/in-progress/autosave.ts'
import { useKept } from '#forms/in-progress/use-kept.ts'
import { createDraftAutosave, type DraftAutosave, type DraftState } from './draft-autosave.ts'

export interface KeptDraft extends Pick<DraftAutosave<DraftInput>, 'changed' | 'flush' | 'settle'> {
  state: DraftState
}

export function useDraft(restored: Draft | undefined): KeptDraft {
  const api = useApi()
  const queryClient = useQueryClient()
  const [state, setState] = useState<DraftState>(restored ? 'saved' : 'untouched')
  const [autosave] = useState(() => {
    let last = restored?.savedAt
    return createDraftAutosave<DraftInput>(
      {
        onState: setState,
        later: afterPause,
        async save(input, draftId) {
          const draft = await saveOver(api, input, draftId, last)
          last = draft.savedAt
          changeDrafts(queryClient, api, (drafts) => [draft, ...drafts.filter(({ id }) => id !== draft.id)])
          // What became of the one before is not known here.
          if (draftId !== undefined && draft.id !== draftId)
            void queryClient.invalidateQueries({ queryKey: draftsQuery(api).queryKey })
          return draft.id
        },
      },
      restored?.id,
    )
  })
  useKept(autosave.save, autosave.kept, state !== 'untouched' && state !== 'saved')
  return { state, changed: autosave.changed, flush: autosave.flush, settle: autosave.settle }
}

/**
 * Saves over the draft with this id as it was saved last, or as a new one if that draft is gone or was saved elsewhere since, so that
 * neither text is lost.
 */
export async function saveOver(
  api: Api,
  body: DraftInput,
  id: string | undefined,
  last: string | undefined,
): Promise<Draft> {
  if (id === undefined) return api.call(startDraft, { body })
  try {
    return await api.call(saveDraft, { params: { id }, body: { ...body, ...(last && { replaces: last }) } })
  } catch (error) {
    if (!isGone(error) && reasonOf(saveDraft, error) === undefined) throw error
    return api.call(startDraft, { body })
  }
}

/** Takes a draft away, on the server and in the folder. */
export async function discardDraft(queryClient: QueryClient, api: Api, draftId: string): Promise<void> {
  try {
    await api.call(deleteDraft, { params: { id: draftId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
  forgetDraft(queryClient, api, draftId)
}

/** Was it sent or discarded elsewhere? */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Takes a draft out of the folder; the server has done so already. */
export function forgetDraft(queryClient: QueryClient, api: Api, draftId: string): void {
  changeDrafts(queryClient, api, (drafts) => drafts.filter(({ id }) => id !== draftId))
}

function changeDrafts(queryClient: QueryClient, api: Api, change: (drafts: Draft[]) => Draft[]): void {
  queryClient.setQueryData(draftsQuery(api).queryKey, (drafts) => (drafts ? change(drafts) : drafts))
}
