// The id after a name, if it is another word.
import type { InspectedNode } from './inspection.ts'

export function Id({ node: { subject, label } }: { node: Pick<InspectedNode, 'subject' | 'label'> }) {
  const id = subject.replace(/^.*[/ ]/, '')
  return id === label ? null : <span className="id">{id}</span>
}
