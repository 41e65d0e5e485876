import type { Job, JobListQuery } from '@brigade/domain/jobs/jobs.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { jobColumns } from '#kit/jobs/job-columns.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'

/** Returns jobs, the newest first unless sorted otherwise; without a venue in the query also those of no venue. */
export function listJobs(asked: ListParams<JobListQuery>): Promise<Paged<Job> | Job[]> {
  return listRecords(asked, { columns: jobColumns, sort: { id: -1 } })
}
