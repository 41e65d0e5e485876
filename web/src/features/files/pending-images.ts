import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import type { ImageProblem } from '@brigade/domain/files/files.errors.ts'
import { findImageProblems, isWebp } from '@brigade/domain/files/files.rules.ts'
import type { PendingCount } from '#features/files/public/pending-count.ts'
import { isAnimated } from '@brigade/domain/files/is-animated.ts'

/** A chosen picture that is not in the list yet. */
export type PendingImage = {
  id: number
  name: string
  file: Blob
  state:
    | { is: 'uploading'; share: number }
    /** Cropping and scaling solves it. */
    | { is: 'misfit'; problems: ImageProblem[]; isAnimated: boolean }
    | { is: 'failed'; sentence: string; canRetry: boolean }
}

export function countPending(images: readonly PendingImage[]): PendingCount {
  const count: PendingCount = { onTheWay: 0, waiting: 0, failed: 0 }
  for (const { state } of images) {
    if (state.is === 'uploading') count.onTheWay += 1
    else if (state.is === 'misfit' || state.canRetry) count.waiting += 1
    else count.failed += 1
  }
  return count
}

type CheckedImage = { problems: ImageProblem[]; canBeCropped: boolean; isAnimated: boolean }

/** The problems that cropping and scaling solves. */
const croppable: readonly ImageProblem[] = ['size', 'dimensions', 'logoDimensions']

/** Returns the problem of a file, and whether cropping and scaling solves it. */
export async function checkImage(file: Blob, folder: ImageFolder): Promise<CheckedImage> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const problems = findImageProblems(bytes, folder)
  const moves = isAnimated(bytes)
  // Cropping converts it to JPG or PNG.
  if (isWebp(bytes)) return { problems, canBeCropped: true, isAnimated: moves }
  const canBeCropped = problems.length > 0 && problems.every((problem) => croppable.includes(problem))
  return { problems, canBeCropped, isAnimated: moves }
}

/** Returns the list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
