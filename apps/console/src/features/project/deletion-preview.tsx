import { Plural } from '@lingui/react/macro';
import type { ProjectDeletionPreview } from '@waybill/api-contract';

/** Says what is deleted with projects, in numbers, and how many of them stay. Leaves out zeros. */
export function DeletionPreview({ preview }: { preview: ProjectDeletionPreview }) {
  const { projects, refused, below, components, findings, analyses, violations = 0, services } = preview;
  return (
    <>
      <ul className="mb-2 font-medium text-fg">
        {projects > 1 ? (
          <li>
            <Plural value={projects} one="# project" other="# projects" />
          </li>
        ) : null}
        {below > 0 ? (
          <li>
            <Plural value={below} one="# child project" other="# child projects" />
          </li>
        ) : null}
        {components > 0 ? (
          <li>
            <Plural value={components} one="# component" other="# components" />
          </li>
        ) : null}
        {findings > 0 ? (
          <li>
            <Plural value={findings} one="# finding" other="# findings" />
          </li>
        ) : null}
        {analyses > 0 ? (
          <li>
            <Plural value={analyses} one="# analysis" other="# analyses" />
          </li>
        ) : null}
        {violations > 0 ? (
          <li>
            <Plural value={violations} one="# violation" other="# violations" />
          </li>
        ) : null}
        {services > 0 ? (
          <li>
            <Plural value={services} one="# service" other="# services" />
          </li>
        ) : null}
      </ul>
      {refused > 0 ? (
        <p className="mb-2 font-medium text-danger">
          <Plural
            value={refused}
            one="# project is not deleted, because that would reach beyond what you have access to."
            other="# projects are not deleted, because that would reach beyond what you have access to."
          />
        </p>
      ) : null}
    </>
  );
}
