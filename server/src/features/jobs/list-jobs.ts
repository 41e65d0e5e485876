import type { Job, JobListQuery } from '@brigade/domain/jobs/jobs.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { jobColumns } from '#kit/jobs/job-columns.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'

/** Jobs, the newest first unless sorted otherwise; those of no venue too, where no venue is asked for. */
export function listJobs(asked: ListAsked<JobListQuery>): Promise<Paged<Job> | Job[]> {
  return listRecords(asked, { columns: jobColumns, sort: { id: -1 } })
}
