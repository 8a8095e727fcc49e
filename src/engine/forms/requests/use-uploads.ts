// The uploads of one question: which run, how far each is, and why one does not go on. They stop with the page.
import { useEffect, useRef, useState } from 'react'
import {
  addFiles,
  describeFile,
  fileKey,
  filesProblem,
  type AttachedFile,
} from '#base/files/attached-files.ts'
import { FILES_MOST } from '#base/files/files-most.ts'
import { useApi } from '#http/context.ts'
import { reasonOf } from '#http/error-message.ts'
import { removeRequestFile, sendRequestFile } from './request-file-calls.ts'
import { chosenFiles, fileAnswer, upload, type ChosenFile } from './upload.ts'

export interface Uploads {
  /** The name of the page. */
  kind: string
  answer: string
  /** The new answer follows from the latest one. */
  onChange: (follow: (answer: string) => string) => void
}

interface Running {
  file: File
  receivedBytes: number
  failure?: 'broken-off' | 'refused'
}

export function useUploads({ kind, answer, onChange }: Uploads) {
  const api = useApi()
  const [running, setRunning] = useState<Readonly<Partial<Record<string, Running>>>>({})
  const [refused, setRefused] = useState<string>()
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = stops
    return () => current.forEach((stop) => stop.abort())
  }, [])
  const files = chosenFiles(answer)
  const follow = (change: (files: ChosenFile[]) => ChosenFile[]) =>
    onChange((latest) => fileAnswer(change(chosenFiles(latest))))

  const start = async (chosen: ChosenFile, file: File) => {
    const { id } = chosen
    const stop = new AbortController()
    stops.current.set(id, stop)
    const say = (standing: Partial<Running>) =>
      setRunning((now) => ({
        ...now,
        [id]: { file, receivedBytes: now[id]?.receivedBytes ?? 0, ...standing },
      }))
    say({})
    try {
      const onProgress = (receivedBytes: number) => say({ receivedBytes })
      await upload(api, { kind, chosen, file, signal: stop.signal, onProgress })
      follow((latest) => latest.map((each) => (each.id === id ? { ...each, isUploaded: true } : each)))
    } catch (error) {
      if (!stop.signal.aborted) say({ failure: reasonOf(sendRequestFile, error) ? 'refused' : 'broken-off' })
    }
  }

  const isGoing = (id: string) => running[id] !== undefined && running[id].failure === undefined

  const choose = async (picked: readonly File[]) => {
    const described = await Promise.all(
      picked.map(async (file) => ({ file, about: await describeFile(file) })),
    )
    const fitting = described.filter(({ about }) => filesProblem([about]) === undefined)
    const before = (about: AttachedFile) => files.find((each) => fileKey(each) === fileKey(about))
    const added = fitting
      .filter(({ about }) => before(about) === undefined)
      .map(({ file, about }) => ({ file, chosen: { id: crypto.randomUUID(), ...about } }))
    const chosenNow = described.map(({ about }) => about)
    setRefused(filesProblem(chosenNow) ?? filesProblem(addFiles(files, chosenNow)))
    // One that broke off is chosen again, and goes on.
    const again = fitting.flatMap(({ file, about }) => {
      const chosen = before(about)
      return chosen && chosen.isUploaded !== true && !isGoing(chosen.id) ? [{ file, chosen }] : []
    })
    const taken = added.slice(0, FILES_MOST - files.length)
    follow((latest) => [...latest, ...taken.map(({ chosen }) => chosen)])
    for (const { chosen, file } of [...taken, ...again]) void start(chosen, file)
  }

  const removeFile = ({ id }: ChosenFile) => {
    stops.current.get(id)?.abort()
    setRefused(undefined)
    follow((latest) => latest.filter((each) => each.id !== id))
    // One that stays on the server goes when the request is sent.
    api.call(removeRequestFile, { params: { kind, id } }).catch(() => undefined)
  }

  return { files, running, refused, choose, removeFile, start }
}
