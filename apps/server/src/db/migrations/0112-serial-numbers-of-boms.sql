-- A VEX document names the BOM that it is about by its serial number.
create index bom_import_serial on bom_import (lower(serial_number)) where serial_number is not null;
