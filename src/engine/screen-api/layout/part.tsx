import type { ReactNode } from 'react'
import type { PartName } from '../names.ts'
import { usePortal } from '../portal.ts'

interface PartProps {
  name: PartName
  children: ReactNode
  /** Shown to everybody else. Nothing by default. */
  otherwise?: ReactNode
}

/** Shows its children to the people for whom the manifest declares this part of the route. */
export function Part({ name, children, otherwise }: PartProps) {
  return usePortal().part(name) ? children : (otherwise ?? null)
}
