-- Whether a document is still referred to is asked when uploads are forgotten and when projects are deleted.
create index bom_import_original on bom_import (sha256);
