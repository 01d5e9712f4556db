CREATE TABLE "import_path" (
	"path" text NOT NULL,
	"content_id" integer NOT NULL,
	CONSTRAINT "import_path_path_content_id_pk" PRIMARY KEY("path","content_id")
);
--> statement-breakpoint
ALTER TABLE "import_path" ADD CONSTRAINT "import_path_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;