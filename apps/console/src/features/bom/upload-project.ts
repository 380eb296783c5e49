/** The project that an upload is for. */
export interface UploadProject {
  uuid: string;
  name: string;
  version?: string | undefined;
}
