import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ReactNode } from 'react'
import { useFormats } from '#kit/formats.ts'
import { type Listed, ListStates, type ListStatesProps } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'

export type PagedListProps<T> = Pick<ListStatesProps<Paged<T>>, 'empty' | 'waiting'> & {
  list: Listed<Paged<T>> & {
    /** Whether the page is that of before, while another one is on its way. */
    isPlaceholderData?: boolean
  }
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** How many there are in all, in words; `shown` is the number as people read it. */
  totalText: (total: { count: number; shown: string }) => string
  children: (records: readonly T[], isBusy: boolean) => ReactNode
}

/** A list in pages: the records of one, and below them how many there are in all and the steps to the others. */
export function PagedList<T>({ list, page, pageSize, onPage, totalText, children, ...states }: PagedListProps<T>) {
  const { number } = useFormats()
  const isBusy = list.isPlaceholderData ?? false
  return (
    <ListStates list={list} isEmpty={({ total }) => total === 0} {...states}>
      {({ data, total }) => (
        <>
          {children(data, isBusy)}
          <PageSteps
            page={page}
            pageSize={pageSize}
            total={total}
            totalText={totalText({ count: total, shown: number(total) })}
            isBusy={isBusy}
            onPage={onPage}
          />
        </>
      )}
    </ListStates>
  )
}
