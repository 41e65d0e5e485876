import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { ReactNode } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { type Listed, ListStates, type ListStatesProps } from '#ui/list-states.tsx'
import { PageSteps } from '#ui/page-steps.tsx'

export type PagedListProps<T> = Pick<ListStatesProps<Paged<T>>, 'empty' | 'waiting'> & {
  list: Listed<Paged<T>> & {
    /** True if the shown page is the earlier one, while another is loading. */
    isPlaceholderData?: boolean
  }
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Returns the total number in words; `shown` is the formatted number. Left out where it is beside the title. */
  totalText?: (total: { count: number; shown: string }) => string
  children: (records: readonly T[], isBusy: boolean) => ReactNode
}

/** Renders a list in pages: the records of one, and below them the total and the steps to the others. */
export function PagedList<T>({ list, page, pageSize, onPage, totalText, children, ...states }: PagedListProps<T>) {
  const { number } = useFormats()
  const isBusy = list.isPlaceholderData ?? false
  return (
    <ListStates list={list} isEmpty={({ total }) => total === 0} {...states}>
      {({ data, total }) => (
        <>
          {children(data, isBusy)}
          {totalText || total > pageSize || page > 1 ? (
            <PageSteps
              page={page}
              pageSize={pageSize}
              total={total}
              totalText={totalText?.({ count: total, shown: number(total) })}
              isBusy={isBusy}
              onPage={onPage}
            />
          ) : null}
        </>
      )}
    </ListStates>
  )
}
